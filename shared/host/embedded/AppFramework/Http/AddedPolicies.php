<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http\EmptyContentSecurityPolicy;

/** What apps let a page load that is not theirs. */
final class AddedPolicies {
	/** @var list<EmptyContentSecurityPolicy> */
	public array $all = [];
}
