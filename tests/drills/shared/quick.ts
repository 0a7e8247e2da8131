// Loaded before the app if a sample of a drill has nothing to do with timing: passwords are hashed with
// few rounds, and evened-out responses are immediate.

import '../../setup/quick-passwords'
import { answerAtOnce } from '@/server/even-response-time'

answerAtOnce()
