import { Closing } from '../../features/portfolio/components/closing.tsx';
import { PortfolioIntro } from '../../features/portfolio/components/portfolio-intro.tsx';
import { Projects } from '../../features/portfolio/components/projects.tsx';
import { Workshop } from '../../features/portfolio/components/workshop.tsx';

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
