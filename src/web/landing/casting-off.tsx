import { linkLook } from './link-look.ts';

type Props = { /** the address of the drawing behind it */ scene: string };

/** The call to action, repeated at the end of the page. */
export function CastingOff({ scene }: Props) {
  return (
    <section aria-labelledby="casting-off" className="relative isolate overflow-hidden bg-side text-white">
      <img
        src={scene}
        alt=""
        width="1200"
        height="1000"
        loading="lazy"
        decoding="async"
        className="absolute inset-0 -z-10 size-full object-cover object-[24%_58%] sm:object-[50%_58%]"
      />
      <div className="bg-linear-to-b from-[#0a1d2d] via-[#0a1d2dcc] via-35% to-transparent to-65%">
        <div className="frame flex min-h-[44rem] flex-col items-center pt-20 text-center">
          <h2 id="casting-off" className="text-[2.25rem] leading-[1.08] sm:text-[3.25rem]">
            Ready to cast off?
          </h2>
          <p className="mt-4 max-w-md text-lg text-[#dce9f5]">Try the whole product for three days. You pay nothing until they are over.</p>
          <a href="/checkout/plans" className={`mt-8 ${linkLook.onSea}`}>
            Start Free Trial
          </a>
        </div>
      </div>
    </section>
  );
}
