<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\View;

/** What is said of a view when it is made or replaced. */
final readonly class ViewContent {
	/**
	 * @param array<int, ViewMember> $members by field id, in the order in which they were listed
	 * @param ?int $sortFieldId null for no order of its own
	 */
	public function __construct(
		public string $name,
		public bool $isDefault,
		public array $members = [],
		public ?int $sortFieldId = null,
		public bool $isDescending = false,
	) {
	}

	/**
	 * With what another one says of fields that nobody is shown now, which therefore nobody takes away.
	 *
	 * @param array<int, mixed> $shown by the ids of the fields that are shown
	 * @param int $filters as many as a view has at most
	 */
	public function withHiddenOf(self $former, array $shown, int $filters): self {
		$members = $this->members;
		$free = $filters - count(array_filter($members, static fn (ViewMember $member): bool => $member->filter !== []));
		foreach (array_diff_key($former->members, $shown, $members) as $id => $member) {
			if ($member->filter !== [] && --$free < 0) {
				$member = $member->withFilter([]);
			}
			$members[$id] = $member;
		}
		$isSortHidden = $this->sortFieldId === null && $former->sortFieldId !== null && !isset($shown[$former->sortFieldId]);
		return new self(
			$this->name,
			$this->isDefault,
			$members,
			$isSortHidden ? $former->sortFieldId : $this->sortFieldId,
			$isSortHidden ? $former->isDescending : $this->isDescending,
		);
	}

	/** @return list<int> ids of all fields that it names */
	public function fieldIds(): array {
		$ids = array_keys($this->members);
		return $this->sortFieldId === null ? $ids : array_values(array_unique([...$ids, $this->sortFieldId]));
	}
}
