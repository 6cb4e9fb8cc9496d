<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Http\Failure\ErrorShape;

/** A body of one sentence and the reason. */
final class PlainFailure implements ErrorShape {
	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		return ['error' => $reason === 'not_admin' ? 'Ask an administrator to do this.' : $message, 'reason' => $reason];
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return [];
	}
}
