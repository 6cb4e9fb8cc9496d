<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Outbox;

/** Delivers the messages of one kind; registered with `Registration::delivery`. */
interface Handler {
	/**
	 * Any other exception leaves the message to a later attempt. Work that takes longer than a few minutes may be
	 * repeated by another process.
	 *
	 * @param array<string, mixed> $payload as added
	 * @throws Undeliverable when no later attempt can succeed
	 * @throws Later to be called again at a time of its own
	 */
	public function deliver(array $payload): void;
}
