<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

/** As the app that pushes messages declares its queue. */
interface PushInterface {
	/** @param array<string, mixed> $message */
	public function push(string $channel, array $message): void;
}
