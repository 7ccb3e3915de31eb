import { Closing } from '../features/portfolio/components/closing.tsx';
import { PortfolioIntro } from '../features/portfolio/components/portfolio-intro.tsx';
import { Projects } from '../features/portfolio/components/projects.tsx';
import { Workshop } from '../features/portfolio/components/workshop.tsx';

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
