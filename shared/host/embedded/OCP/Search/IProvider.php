<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Search;

use OCP\IUser;

/** Finds things of one kind. */
interface IProvider {
	/** Of its own, such as the app's id. */
	public function getId(): string;

	/** What it finds, in the reader's language. */
	public function getName(): string;

	/**
	 * @param string $route of the page that the reader is on, such as files.View.index; '' when unknown
	 * @param array<string, mixed> $routeParameters
	 * @return ?int the lower, the higher up its answers stand; null leaves it out
	 */
	public function getOrder(string $route, array $routeParameters): ?int;

	public function search(IUser $user, ISearchQuery $query): SearchResult;
}
