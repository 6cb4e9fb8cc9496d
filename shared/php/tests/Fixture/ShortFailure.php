<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use Shared\Http\Failure\ErrorShape;

final class ShortFailure implements ErrorShape {
	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		return ['why' => $reason];
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return $pointer === null ? [] : ['X-Where' => $pointer];
	}
}
