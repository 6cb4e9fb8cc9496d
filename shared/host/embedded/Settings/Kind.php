<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

/** The two halves of the settings. */
enum Kind: string {
	case Personal = 'personal';
	case Admin = 'admin';

	/** Where its sections are: /settings/… */
	public function path(): string {
		return $this === self::Admin ? 'admin' : 'user';
	}
}
