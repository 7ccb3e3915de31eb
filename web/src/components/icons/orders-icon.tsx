import { Icon, type IconProps } from './icon.tsx';

export function OrdersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.5" y="4" width="15" height="16.5" rx="2" />
      <path d="M8.5 9h7M8.5 13h7M8.5 17h4" />
    </Icon>
  );
}
