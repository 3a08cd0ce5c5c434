import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, caller } from '../testing/given.ts';

const world = aWorld();
const open = (address: string) => caller(world)('GET', address);

async function aPage(rules: object = {}) {
  const maya = await aPerson(world);
  const { id } = await aYacht(maya);
  const slug = `document-${maya.companyId}`;
  await maya.call('PATCH', '/api/charter-terms', { publicSlug: slug, publicOpen: true, ...rules });
  await maya.call('PATCH', `/api/yachts/${id}/charter-terms`, { isPublic: true, blurb: '</script><script>alert(1)</script>' });
  return { maya, slug };
}

test('the document names its company and includes the data for its script, as plain text', async () => {
  const { maya, slug } = await aPage({ publicWords: 'Sail <b>with</b> us' });
  const { status, text, headers } = await open(`/book/${slug}`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
  expect(text).toContain(`<h1>${maya.companyName}</h1><p class="words">Sail &lt;b&gt;with&lt;/b&gt; us</p>`);
  expect(text.match(/<script/g)).toHaveLength(3);
  const [, data = ''] = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ name: maya.companyName, yachts: [{ blurb: '</script><script>alert(1)</script>' }] });
});

test('only the websites that the company named can show the document in a frame, and only its embedded version', async () => {
  const { maya, slug } = await aPage({ publicOrigins: ['https://www.example.com/', 'https://boats.example:8443'] });
  const framed = await open(`/book/${slug}?embed=1`);
  expect(framed.headers['content-security-policy']).toContain('frame-ancestors https://www.example.com https://boats.example:8443;');
  expect(framed.headers['x-frame-options']).toBeUndefined();
  for (const address of [`/book/${slug}`, `/book/${slug}?embed=0`, '/book/no-such-page?embed=1', `/api/public/${slug}?embed=1`]) {
    const { headers } = await open(address);
    expect([headers['x-frame-options'], /frame-ancestors 'none'/.test(headers['content-security-policy'] ?? '')], address).toEqual([
      'DENY',
      true,
    ]);
  }
  await maya.call('PATCH', '/api/charter-terms', { publicOrigins: [] });
  expect((await open(`/book/${slug}?embed=1`)).headers['x-frame-options']).toBe('DENY');
});

test('there is no document until the page is published, nor one that reveals whether the company exists', async () => {
  const { slug } = await aPage({ publicOpen: false });
  const [closed, none] = [await open(`/book/${slug}`), await open('/book/no-such-page')];
  expect([closed.status, closed.text]).toEqual([404, none.text]);
});

test('a trailing slash leads to the same page, embedded or not', async () => {
  for (const query of ['', '?embed=1&theme=dark']) {
    const { status, headers } = await open(`/book/ada%20boats/${query}`);
    expect([status, headers['location']]).toEqual([302, `/book/ada%20boats${query}`]);
  }
});
