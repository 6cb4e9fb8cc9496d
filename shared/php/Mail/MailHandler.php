<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Mail;

use Shared\Host\Postbox;
use Shared\Outbox\Handler;
use Shared\Outbox\Undeliverable;

/**
 * Sends the outbox's messages of the kind `mail`. Their payload names the reader, by `account` or by `address` with
 * `name` and `language`; the rest is for the app's LetterWriter.
 */
final class MailHandler implements Handler {
	public const KIND = 'mail';

	public function __construct(
		private readonly Postbox $postbox,
		private readonly LetterWriter $writer,
	) {
	}

	/** An account that was deleted or disabled, or that has no address, gets no mail. */
	#[\Override]
	public function deliver(array $payload): void {
		$reader = $this->reader($payload);
		$letter = $reader === null ? null : $this->writer->write($payload, $reader);
		if ($reader !== null && $letter !== null && !$this->postbox->send($letter, $reader)) {
			throw new \RuntimeException('The mail server did not take a mail');
		}
	}

	/** @param array<string, mixed> $payload */
	private function reader(array $payload): ?Reader {
		$account = $payload['account'] ?? null;
		$address = $payload['address'] ?? null;
		$name = $payload['name'] ?? '';
		$language = $payload['language'] ?? null;
		return match (true) {
			is_string($account) => $this->postbox->findReaderOrNull($account),
			is_string($address) && is_string($name) => $this->postbox->reader($address, $name, is_string($language) ? $language : null),
			default => throw new Undeliverable('The payload names no reader'),
		};
	}
}
