<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Condition;

interface Condition {
	/** @return array<string, mixed> */
	public function toArray(): array;

	/** @return list<Leaf> */
	public function leaves(): array;
}
