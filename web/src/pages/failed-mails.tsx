import { PageTitle } from '../components/layout/page-title.tsx';
import { FailedMails } from '../features/mails/components/failed-mails.tsx';
import { texts } from '../features/mails/texts.ts';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">{texts.title}</PageTitle>
      <FailedMails />
    </>
  );
}
