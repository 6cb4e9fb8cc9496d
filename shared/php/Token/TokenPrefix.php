<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Token;

/** How the secrets of an app's tokens start; `Registration::tokens` sets it. */
final class TokenPrefix {
	public function __construct(public readonly string $text) {
	}
}
