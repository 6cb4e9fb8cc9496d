<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use Host\Settings\Kind;
use Host\Settings\Panels;
use OCP\IGroupManager;
use OCP\IUserSession;

/** Sections of the settings by their names. */
final class SettingsProvider implements Provider {
	public function __construct(
		private readonly Panels $panels,
		private readonly IGroupManager $groups,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function name(): string {
		return 'Settings';
	}

	#[\Override]
	public function order(): int {
		return 500;
	}

	#[\Override]
	public function isPaginated(): bool {
		return false;
	}

	#[\Override]
	public function find(string $term, int $limit, int $offset): array {
		$isAdmin = $this->groups->isAdmin($this->session->getUser()?->getUID() ?? '');
		$personal = $this->sections(Kind::Personal, $term, $isAdmin ? 'Personal' : '');
		return $isAdmin ? [...$personal, ...$this->sections(Kind::Admin, $term, 'Administration')] : $personal;
	}

	/** @return list<array{title: string, subline: string, href: string, icon: string, attributes: array<string, string>}> */
	private function sections(Kind $kind, string $term, string $subline): array {
		$found = [];
		foreach ($this->panels->sections($kind) as $section) {
			if (stripos($section->getName(), $term) !== false || stripos($section->getID(), $term) !== false) {
				$found[] = ['title' => $section->getName(), 'subline' => $subline, 'href' => "/index.php/settings/{$kind->path()}/{$section->getID()}", 'icon' => 'icon-settings-dark', 'attributes' => []];
			}
		}
		return $found;
	}
}
