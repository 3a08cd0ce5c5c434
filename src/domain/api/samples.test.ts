import { describe, expect, test } from 'vitest';
import { curlSample, typeScriptSample, type ApiCall } from './samples.ts';

const list: ApiCall = { method: 'GET', url: 'https://fleet.example/api/yachts?limit=20', signedIn: true, answer: 'json' };
const add: ApiCall = { ...list, method: 'POST', url: 'https://fleet.example/api/yachts', json: '{\n  "name": "L\'Étoile"\n}' };

describe('as a curl command, a call', () => {
  test('takes its token from the environment', () => {
    expect(curlSample(list)).toBe(`curl 'https://fleet.example/api/yachts?limit=20' \\\n  -H "Authorization: Bearer $FAIRLEAD_TOKEN"`);
  });

  test('passes its body through the shell unchanged, including apostrophes', () => {
    expect(curlSample(add)).toContain(String.raw`--data-binary '{` + '\n' + String.raw`  "name": "L'\''Étoile"`);
  });

  test('without a token doesn’t mention one', () => {
    expect(curlSample({ ...list, signedIn: false })).toBe("curl 'https://fleet.example/api/yachts?limit=20'");
  });

  test('saves a file, uploads one, and shows a stream as it arrives', () => {
    expect(curlSample({ ...list, answer: 'file', extension: 'pdf' })).toContain('--output answer.pdf');
    expect(curlSample({ ...add, json: undefined, upload: true })).toContain("-F 'file=@file'");
    expect(curlSample({ ...list, answer: 'stream' })).toContain('--no-buffer');
  });
});

describe('as a TypeScript program, a call', () => {
  test('throws the server’s message if refused, and prints the response', () => {
    expect(typeScriptSample(list)).toBe(
      [
        'const response = await fetch("https://fleet.example/api/yachts?limit=20", {',
        '  headers: {',
        '    Authorization: `Bearer ${process.env.FAIRLEAD_TOKEN}`,',
        '  },',
        '});',
        'if (!response.ok) throw new Error((await response.json()).message);',
        'console.log(await response.json());',
      ].join('\n'),
    );
  });

  test('carries its body as an object', () => {
    expect(typeScriptSample(add)).toContain('  body: JSON.stringify({\n    "name": "L\'Étoile"\n  }),');
  });

  test('imports what it needs for files', () => {
    expect(typeScriptSample({ ...list, answer: 'file', extension: 'csv' })).toMatch(/^import \{ writeFile \} from 'node:fs\/promises';/);
    expect(typeScriptSample({ ...add, json: undefined, upload: true })).toMatch(/^import \{ readFile \} .*\n\nconst form = new FormData/);
  });
});
