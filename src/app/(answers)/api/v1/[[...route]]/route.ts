// Only in a development build: a running product answers these before Next sees them (src/wiring/answer-request.ts).
import { answerPlainly as answer } from '@/wiring/answer-request'

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
