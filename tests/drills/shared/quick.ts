// Loaded before the app where a sample of a drill says nothing about time: passwords are hashed with few rounds, and
// answers that are evened out in time come at once.

import '../../setup/quick-passwords'
import { answerAtOnce } from '@/server/even-time'

answerAtOnce()
