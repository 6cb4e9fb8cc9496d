<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

/** What the holder of a secret may do; an app adds to it what its guards ask, such as the rooms that it is limited to. */
interface Token {
	/** Whether it has the scope, by itself or through one that includes it. */
	public function hasScope(string $scope): bool;
}
