<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http\Attribute;

use Attribute;

/** For administrators, and for whom they gave these settings to. */
#[Attribute(Attribute::TARGET_METHOD | Attribute::IS_REPEATABLE)]
class AuthorizedAdminSetting {
	/** @param string $settings class of the settings */
	public function __construct(
		protected string $settings,
	) {
	}
}
