import { PageTitle } from '../components/layout/page-title.tsx';
import { Inbox } from '../features/inbox/components/inbox.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">Messages</PageTitle>
      <Inbox />
    </>
  );
}
