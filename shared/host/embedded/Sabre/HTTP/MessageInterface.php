<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\HTTP;

/** A request or an answer. */
interface MessageInterface {
	/**
	 * Of a request the body can be read once.
	 */
	public function getBodyAsString(): string;

	/** @return ?string null when there is none of that name */
	public function getHeader(string $name);
}
