import { PageTitle } from '../components/layout/page-title.tsx';
import { Withdrawals } from '../features/withdrawal/components/withdrawals.tsx';
import { texts } from '../features/withdrawal/texts.ts';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">{texts.office.title}</PageTitle>
      <Withdrawals />
    </>
  );
}
