<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Suggestion;

/** What becomes of a question to a language model. */
enum TaskState: string {
	case Waiting = 'waiting';
	case Running = 'running';
	case Done = 'done';
	case Failed = 'failed';
	/** There is an answer that is not what was asked for. */
	case Unreadable = 'unreadable';
	case Cancelled = 'cancelled';
	case TimedOut = 'timed_out';

	public function isOpen(): bool {
		return $this === self::Waiting || $this === self::Running;
	}
}
