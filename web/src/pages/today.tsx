import { PageTitle } from '../components/layout/page-title.tsx';
import { todayTexts } from '../features/orders/today/texts.ts';
import { TodayOverview } from '../features/orders/today/today-overview.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">{todayTexts.title}</PageTitle>
      <TodayOverview />
    </>
  );
}
