/** One API call, ready to be made. */
export type ApiCall = {
  method: string;
  /** the whole address, with everything filled in */ url: string;
  /** whether it needs a token */ signedIn: boolean;
  /** the text of a JSON body */ json?: string;
  /** whether it carries a file */ upload?: boolean;
  answer: 'json' | 'file' | 'stream' | 'nothing';
  /** the file extension, if the response is a file */ extension?: string;
};

/** The call as a curl command for a POSIX shell. The token comes from the environment, so a copied command never contains one. */
export function curlSample({ method, url, signedIn, json, upload, answer, extension }: ApiCall): string {
  const options = [
    signedIn ? '-H "Authorization: Bearer $FAIRLEAD_TOKEN"' : '',
    json === undefined ? '' : "-H 'Content-Type: application/json'",
    json === undefined ? '' : `--data-binary ${quoted(json)}`,
    upload ? "-F 'file=@file'" : '',
    answer === 'file' ? `--output answer.${extension}` : '',
    answer === 'stream' ? '--no-buffer' : '',
  ].filter((option) => option !== '');
  const command = method === 'GET' ? 'curl' : `curl -X ${method}`;
  return [`${command} ${quoted(url)}`, ...options].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a TypeScript program for Node. */
export function typeScriptSample(call: ApiCall): string {
  const { method, url, json, upload, answer, extension } = call;
  const needed = [answer === 'file' ? 'writeFile' : '', upload ? 'readFile' : ''].filter((name) => name !== '').toSorted();
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...headersOf(call),
    ...(json === undefined ? [] : [`body: JSON.stringify(${indented(json)}),`]),
    ...(upload ? ['body: form,'] : []),
  ];
  const given = options.length > 0 ? `, {\n${options.map((line) => `  ${line}\n`).join('')}}` : '';
  const received = {
    json: 'console.log(await response.json());',
    file: `await writeFile('answer.${extension}', Buffer.from(await response.arrayBuffer()));`,
    stream: 'for await (const part of response.body!.pipeThrough(new TextDecoderStream())) console.log(part);',
    nothing: 'console.log(response.status);',
  };
  return [
    ...(needed.length > 0 ? [`import { ${needed.join(', ')} } from 'node:fs/promises';`, ''] : []),
    ...(upload ? ['const form = new FormData();', "form.append('file', new Blob([await readFile('file')]), 'file');"] : []),
    `const response = await fetch(${JSON.stringify(url)}${given});`,
    'if (!response.ok) throw new Error((await response.json()).message);',
    received[answer],
  ].join('\n');
}

function headersOf({ signedIn, json }: ApiCall): string[] {
  const headers = [
    ...(signedIn ? ['Authorization: `Bearer ${process.env.FAIRLEAD_TOKEN}`'] : []),
    ...(json === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  return headers.length > 0 ? ['headers: {', ...headers.map((header) => `  ${header},`), '},'] : [];
}

/** JSON is valid TypeScript; only its lines after the first are indented. */
function indented(json: string): string {
  return json.trim() === '' ? 'undefined' : json.trim().replaceAll('\n', '\n  ');
}
