<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Accounts;

/** What an account says about itself. */
interface IAccount {
	/** Values of which there may be several. */
	public function getPropertyCollection(string $propertyCollectionName): IAccountPropertyCollection;
}
