<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Mail;

/** Writes the mails of an app, which registers its implementation under this name. */
interface LetterWriter {
	/**
	 * Called when the mail is about to be sent, so that it says how things are then.
	 *
	 * @param array<string, mixed> $payload as added to the outbox
	 * @return ?Letter in the reader's language; null when there is nothing to say any more
	 */
	public function write(array $payload, Reader $reader): ?Letter;
}
