const claims = [
  {
    figure: 'Up to 40%',
    title: 'less admin overhead',
    text: 'Enter a booking, a job or a receipt once, and it shows up everywhere it matters.',
  },
  {
    figure: 'Up to 25%',
    title: 'lower costs',
    text: 'Maintenance is planned ahead, and its cost compared with the estimate, yacht by yacht.',
  },
  {
    figure: '2-4 weeks',
    title: 'implementation timeline',
    text: 'From your lists of yachts, crew and customers to a fleet that runs on one calendar.',
  },
];

/** The benefits of the product, in figures. */
export function Benefits() {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="border-y bg-surface">
      <div className="frame py-20 sm:py-28">
        <h2 id="benefits-title" className="max-w-2xl text-[2rem] leading-[1.1] sm:text-[2.75rem]">
          Less time at the desk, more at the helm
        </h2>
        <dl className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-3">
          {claims.map(({ figure, title, text }) => (
            <div key={title} className="flex flex-col border-t-2 border-accent pt-6">
              <dt className="order-2 mt-2 font-medium">{title}</dt>
              <dd className="tnum order-1 text-[2.5rem] leading-none font-semibold tracking-tight">{figure}</dd>
              <dd className="order-3 mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
