<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

/** The host refuses the call; the code is the status. */
final class SecurityException extends \Exception {
	/** What the caller is to do about it. */
	public const LOG_IN = 'log in';
	public const GO_HOME = 'go home';
	public const CONFIRM = 'confirm the password';

	/** @param ?self::* $remedy */
	public function __construct(
		string $message,
		int $status,
		public readonly ?string $remedy = null,
	) {
		parent::__construct($message, $status);
	}
}
