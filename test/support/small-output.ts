import type { OutputFile } from '../../build/model/output.ts';

/** Returns the files of one of two sites, `old` and `new`: of the second some files are new, changed, gone, a folder instead of a file, or a file instead of a folder. */
export function filesOf(site: string): OutputFile[] {
  const [own, other] = site === 'new' ? ['second', 'turned/index.html'] : ['first', 'turned'];
  const back = site === 'new' ? 'back' : 'back/index.html';
  const numbers = Array.from({ length: 6 }, (_, index) => index);
  const paths = [
    ...numbers.flatMap((number) => [`page-${number}/index.html`, `${own}-${number}/index.html`]),
    ...numbers.map((number) => `assets/${own}-${number}.css`),
    other,
    back,
    'index.html',
  ];
  const file = (area: OutputFile['area'], path: string): OutputFile => {
    const contents = `${site} ${path}`;
    return { area, path, digest: contents, contents: () => contents };
  };
  return [
    ...paths.map((path) => file('site', path)),
    file('documents', `${own}.pdf`),
    file('documents', 'list.pdf'),
    file('hosts', 'nginx/server.conf'),
  ];
}
