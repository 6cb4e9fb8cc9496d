<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Log;

use Psr\Log\LogLevel;

/** Warnings and deprecations of PHP go to the log, never into an answer. */
final class PhpErrors {
	public function __construct(
		private readonly Logger $logger,
	) {
	}

	public function catch(): void {
		error_reporting(E_ALL);
		ini_set('display_errors', '0');
		set_error_handler($this->warned(...));
		register_shutdown_function($this->ended(...));
	}

	private function warned(int $number, string $message, string $file, int $line): bool {
		// What @ silences is not reported either.
		if ((error_reporting() & $number) !== 0) {
			$level = match ($number) {
				E_WARNING, E_USER_WARNING => LogLevel::WARNING,
				E_DEPRECATED, E_USER_DEPRECATED => LogLevel::DEBUG,
				E_NOTICE, E_USER_NOTICE => LogLevel::INFO,
				default => LogLevel::ERROR,
			};
			$this->logger->log($level, "$message at $file#$line", ['app' => 'PHP']);
		}
		return true;
	}

	/** What no code can catch, such as a class that lacks a method of its interface. */
	private function ended(): void {
		$error = error_get_last();
		if ($error !== null && in_array($error['type'], [E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR], true)) {
			$this->logger->critical("{$error['message']} at {$error['file']}#{$error['line']}", ['app' => 'PHP']);
		}
	}
}
