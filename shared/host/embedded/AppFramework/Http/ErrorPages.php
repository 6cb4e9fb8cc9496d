<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;

/** Tells people what failed. */
interface ErrorPages {
	/**
	 * @param Http::STATUS_* $status
	 * @param string $message empty for what the status means
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	public function error(int $status, string $message = ''): Response;
}
