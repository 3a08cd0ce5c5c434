import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { HarbourPicture } from '../session/harbour-picture.tsx';
import { DrawnPicture } from '../yachts/drawn-picture.tsx';
import { sampleFleet } from './fleet-weeks.tsx';
import { LandingPage } from './landing-page.tsx';
import type { DrawingUrl } from './screen.tsx';
import { PlansPage } from './plans-page.tsx';

const picture = '/og.png';
/** A placeholder that the server replaces with its own address. */
const origin = 'https://fairlead.example';

type Page = { path: string; title: string; description: string; body: (drawn: DrawingUrl) => ReactNode };

const pages: Record<string, Page> = {
  'landing.html': {
    path: '/',
    title: 'Fairlead: yacht fleet management, charters and crew in one place',
    description:
      'Run the fleet, not the paperwork: charters, crew, maintenance, customers and finance for yacht operators, on one timeline. 3-day free trial, no setup fees.',
    body: (drawn) => <LandingPage drawn={drawn} />,
  },
  'plans.html': {
    path: '/checkout/plans',
    title: 'Plans and pricing · Fairlead',
    description:
      'Starter for up to 10 boats, Professional for up to 50, Enterprise for unlimited fleets. 3-day free trial, no setup fees, cancel anytime.',
    body: () => <PlansPage />,
  },
};

/** The head and the body of a public page; `folder` holds the `drawings`. It runs at build time: no React reaches the visitor. */
export async function render(file: string, folder: string): Promise<{ head: string; body: string } | null> {
  const page = pages[file];
  return page ? { head: await html(<Head {...page} />), body: await html(page.body((name) => `${folder}/${name}.svg`)) } : null;
}

/** The drawings as separate files, by name: pages stay light, and the harbor loads only when somebody scrolls down to it. */
export async function drawings(): Promise<Record<string, string>> {
  const nodes: Record<string, ReactNode> = { harbour: <HarbourPicture shipAt={73} /> };
  for (const { name, id, type, length } of sampleFleet) nodes[name] = <DrawnPicture id={id} type={type} length={length} />;
  const drawn = Object.entries(nodes).map(async ([name, node]) => [
    name,
    (await html(node)).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
  ]);
  return Object.fromEntries(await Promise.all(drawn));
}

function Head({ path, title, description }: Page) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Fairlead" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

async function html(node: ReactNode): Promise<string> {
  return new Response((await prerender(node)).prelude).text();
}
