import { SignupPanel } from '../../features/auth/components/signup-panel.tsx';

export function Component() {
  return <SignupPanel />;
}
