<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Apps;

use OCP\Migration\IOutput;
use Psr\Log\LoggerInterface;

/** What migrations and repair steps say goes to the log, so that occ prints only its own words. */
final class LoggedOutput implements IOutput {
	public function __construct(private readonly LoggerInterface $logger) {
	}

	#[\Override]
	public function debug(string $message): void {
		$this->logger->debug($message, ['app' => 'core']);
	}

	#[\Override]
	public function info($message) {
		$this->logger->info($message, ['app' => 'core']);
	}

	#[\Override]
	public function warning($message) {
		$this->logger->warning($message, ['app' => 'core']);
	}
}
