<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Mail;

/** A mail server other than that of the instance, and whose name its mails have. */
final readonly class MailServer {
	/**
	 * @param string $host name or address
	 * @param string $username empty to log in nowhere
	 * @param 'none'|'starttls'|'tls' $encryption with `starttls` and `tls` nothing is sent in the clear
	 * @param string $sender address; empty for that of the instance
	 */
	public function __construct(
		public string $host,
		public int $port,
		public string $username,
		#[\SensitiveParameter]
		public string $password,
		public string $encryption,
		public string $sender,
		public string $senderName,
	) {
	}
}
