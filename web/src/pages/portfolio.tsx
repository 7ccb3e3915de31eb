import {
  Closing,
  PortfolioIntro,
  Projects,
  Workshop,
} from '../features/portfolio/components/portfolio.tsx';

export const description =
  'The workshop behind the Rollwell site: what we do, what we work with, and what stands behind the pages of this shop.';

export function Component() {
  return (
    <>
      <PortfolioIntro />
      <Workshop />
      <Projects />
      <Closing />
    </>
  );
}
