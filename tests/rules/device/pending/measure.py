#!/usr/bin/env python3
"""measure.py FILE.cu [-k name] [-v] [--write OUT]: compares cicc and cufe --device by (line, severity, number)."""
import sys,re,os,subprocess,tempfile,json,collections
from concurrent.futures import ThreadPoolExecutor
CUFE=os.path.abspath(os.environ.get('CUFE','target/debug/cufe'))
TK=os.environ['CUDA_HOME']
HDR=os.environ.get('HDR','embedded')
def programs(path):
    out=[];cur=None
    for l in open(path).read().split('\n'):
        if l.startswith('//## '):
            w=l[5:].split(); cur={'name':w[0],'opts':w[1:],'text':[], 'exp':set(),'raw':[]}; out.append(cur); continue
        if cur is None: continue
        a,_,b=l.partition('//= ')
        cur['text'].append(a.rstrip()); cur['raw'].append(a.rstrip())
        n=len(cur['text'])
        for w in b.split():
            s='e'
            if w[0] in 'wr': s,w=w[0],w[1:]
            cur['exp'].add((n,s,int(w.split('@')[0])))
    for p in out:
        while p['text'] and not p['text'][-1]: p['text'].pop()
    return out
def parse(doc,repair):
    if repair:
        doc=doc.replace('}{"','},{"').replace('},]','}]')
        doc=re.sub(r'\n?Error limit reached\.\n?','',doc)
    try: d=json.loads(doc,strict=False)
    except Exception as e: return None,str(e)+doc[-300:]
    facts=[]
    for r in d['runs'][0]['results']:
        if not r.get('locations'): continue
        ph=r['locations'][0]['physicalLocation']
        uri=ph['artifactLocation']['uri']
        s={'error':'e','warning':'w'}.get(r['level'],'r')
        if r['level'] in('catastrophe','internal_error'): s='e'
        f=(ph['region']['startLine'],s,int(r['ruleId'][2:]))
        inn=uri=='case.cu' or uri.endswith('/case.cu')
        facts.append((inn,f,r['message']['text'],uri.split('/')[-1],r.get('relatedLocations')))
    return facts,None
def run(p):
    with tempfile.TemporaryDirectory() as d:
        open(d+'/case.cu','w').write('\n'.join(p['text'])+'\n')
        std='c++17'; ext=[];cufe=[];pre=[];arch='90'
        for o in p['opts']:
            if o=='differs': continue
            if o.startswith('c++'): std=o
            elif o=='--relaxed_constexpr': ext.append('--relaxed_constexpr'); cufe.append('--expt-relaxed-constexpr'); pre.append('-D__CUDACC_RELAXED_CONSTEXPR__')
            elif o=='--extended-lambda': ext.append('--extended-lambda'); cufe.append(o); pre.append('-D__CUDACC_EXTENDED_LAMBDA__')
            elif o=='--device-c': ext.append('--device-c'); cufe.append('-rdc=true'); pre.append('-D__CUDACC_RDC__')
            else: ext.append(o); cufe.append(o)
        g=f'gcc -w -std={std} -D__CUDA_ARCH__=900 -D__CUDA_ARCH_LIST__=900 -E -x c++ -DCUDA_DOUBLE_MATH_FUNCTIONS -D__CUDACC__ -D__NVCC__ {" ".join(pre)} -I{TK}/include -isystem {TK}/include/cccl -D__CUDACC_VER_MAJOR__=13 -D__CUDACC_VER_MINOR__=0 -D__CUDACC_VER_BUILD__=88 -D__CUDA_API_VER_MAJOR__=13 -D__CUDA_API_VER_MINOR__=0 -D__NVCC_DIAG_PRAGMA_SUPPORT__=1 -D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1 -include cuda_runtime.h -m64 case.cu -o a.ii'
        r=subprocess.run(g.split(),cwd=d,capture_output=True,text=True)
        if r.returncode: return p,None,None,'gcc '+r.stderr[:300]
        c=f'{TK}/nvvm/bin/cicc --{std} --static-host-stub --device-hidden-visibility --gnu_version=120200 --display_error_number --orig_src_file_name case.cu --orig_src_path_name {d}/case.cu --allow_managed --output_mode sarif {" ".join(ext)} -arch compute_90 -m64 --no-version-ident -ftz=0 -prec_div=1 -prec_sqrt=1 -fmad=1 --include_file_name a.fatbin.c -tused --gen_module_id_file --module_id_file_name a.id --gen_c_file_name a.c --stub_file_name a.stub.c --gen_device_file_name a.gpu a.ii -o a.ptx'
        r=subprocess.run(c.split(),cwd=d,capture_output=True,text=True,errors='replace')
        m=re.search(r'\{"version".*\}',r.stderr,re.S)
        ref,err=parse(m.group(0),True) if m else (None,r.stderr[-500:])
        tail=r.stderr[m.end():].strip() if m else ''
        hd=['--embedded-headers'] if HDR=='embedded' else []
        q=subprocess.run([CUFE,'check','--device',*hd,'--format=sarif',*cufe,f'-std={std}','case.cu'],cwd=d,capture_output=True,text=True,errors='replace',timeout=300)
        own,e2=parse(q.stdout,False)
        return p,ref,own,(err or tail or (e2 and ('CUFE '+e2+q.stderr[-300:])) or '')
def main():
    a=sys.argv[1:]; files=[];k=None;v=False;w=None
    while a:
        x=a.pop(0)
        if x=='-k':k=a.pop(0)
        elif x=='-v':v=True
        elif x=='--write':w=a.pop(0)
        else: files.append(x)
    ps=[p for f in files for p in programs(f) if k is None or re.search(k,p['name'])]
    same=0;changed=0;res=[]
    with ThreadPoolExecutor(2) as ex:
        for p,ref,own,err in ex.map(run,ps):
            R={f for i,f,*_ in ref if i} if ref is not None else None
            O={f for i,f,*_ in own if i} if own is not None else None
            ok=R is not None and R==O
            same+=ok
            res.append((p,R,ok))
            if R is not None and R!=p['exp'] and any(p['exp'] for p in ps): changed+=1; print('RECORD',p['name'],'ref-rec',sorted(R-p['exp']),'rec-ref',sorted(p['exp']-R))
            if not ok or v:
                print('##' if not ok else 'ok',p['name'],'DIFFERS' if 'differs' in p['opts'] else '', err)
                if R is not None and O is not None:
                    print('   missing',sorted(R-O)); print('   extra  ',sorted(O-R))
                else: print('   ref',R,'own',O)
                if v:
                    for i,f,t,u,rel in ref or []: print('     R',f,u if not i else '',t)
                    for i,f,t,u,rel in own or []: print('     O',f,u if not i else '',t, ' | '.join((x['message']['text']+(':%d'%x['physicalLocation']['region']['startLine'] if 'physicalLocation' in x else '')) for x in rel or []))
    print(same,'of',len(ps),'agree; records that changed',changed)
    if w:
        o=open(w,'w')
        for p,R,ok in res:
            opts=[x for x in p['opts'] if x!='differs']+([] if ok else ['differs'])
            o.write('//## '+' '.join([p['name']]+opts)+'\n')
            by=collections.defaultdict(list)
            for l,s,n in sorted(R or []): by[l].append(('' if s=='e' else s)+str(n))
            for i,t in enumerate(p['text'],1):
                o.write((t+' //= '+' '.join(sorted(by[i])) if i in by else t)+'\n')
main()
