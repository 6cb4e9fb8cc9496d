<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\HTTP;

/** What is answered. */
interface ResponseInterface extends MessageInterface {
	public function getStatus(): int;

	/**
	 * @param int|string $status
	 * @return void
	 */
	public function setStatus($status);

	/**
	 * @param string|list<string> $value
	 * @return void
	 */
	public function setHeader(string $name, $value);

	/**
	 * @param resource|string|callable(): void $body
	 * @return void
	 */
	public function setBody($body);
}
