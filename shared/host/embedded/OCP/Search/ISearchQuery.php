<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Search;

/** What is searched for, and how much of it is wanted. */
interface ISearchQuery {
	/** The newest first. */
	public const SORT_DATE_DESC = 1;

	public function getTerm(): string;

	/** One of the SORT constants. */
	public function getSortOrder(): int;

	public function getLimit(): int;

	/** @return int|string|null where the last answer ended; null at the beginning */
	public function getCursor();

	/** Of the page that the reader is on; '' when unknown. */
	public function getRoute(): string;

	/** @return array<string, mixed> */
	public function getRouteParameters(): array;
}
