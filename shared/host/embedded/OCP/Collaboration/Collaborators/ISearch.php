<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Collaboration\Collaborators;

/** Finds whom one can share with, as far as the settings for sharing permit. */
interface ISearch {
	/**
	 * For the account that is logged in, which is not found itself.
	 *
	 * @param string $search part of a name or e-mail address
	 * @param list<int> $shareTypes
	 * @param bool $lookup whether to ask other servers too
	 * @param int $limit
	 * @param int $offset
	 * @return array{array<string, mixed>, bool} what is found by type, whole names under `exact`; whether fewer than the limit were found
	 */
	public function search($search, array $shareTypes, $lookup, $limit, $offset);
}
