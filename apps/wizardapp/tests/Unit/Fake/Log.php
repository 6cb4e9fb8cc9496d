<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

use Psr\Log\AbstractLogger;

/** Keeps what is logged. */
final class Log extends AbstractLogger {
	/** @var list<string> levels */
	public array $levels = [];

	#[\Override]
	public function log($level, \Stringable|string $message, array $context = []): void {
		$this->levels[] = is_string($level) ? $level : '';
	}
}
