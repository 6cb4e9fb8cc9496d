<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

/** The permissions of the holder of a secret; apps extend it with what their guards need, such as the ids it is restricted to. */
interface Token {
	/** Whether it has the scope, directly or through one that includes it. */
	public function hasScope(string $scope): bool;
}
