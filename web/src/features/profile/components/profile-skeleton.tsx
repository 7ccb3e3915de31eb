import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** The profile's outline while it is being loaded. */
export function ProfileSkeleton() {
  return (
    <Card
      role="status"
      aria-label="Loading"
      data-loading
      sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
        <Skeleton variant="circular" width={96} height={96} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="40%" height={32} />
          <Skeleton width="60%" />
        </Box>
      </Box>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={49} />
      ))}
    </Card>
  );
}
