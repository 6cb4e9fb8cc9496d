<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Container\AppContainers;
use OCP\Settings\IIconSection;
use OCP\Settings\ISettings;

/** Sections and panels of the settings: the host's own and those that apps name in their info.xml. */
final class Panels {
	public function __construct(
		private readonly AppContainers $containers,
		private readonly AppManager $apps,
		private readonly PersonalInfo $personalInfo,
		private readonly Appearance $appearance,
		private readonly Overview $overview,
	) {
	}

	/** @return list<IIconSection> those with something in them, in the order of the list */
	public function sections(Kind $kind): array {
		$filled = array_map(static fn (ISettings $panel): ?string => $panel->getSection(), $this->allPanels($kind));
		$sections = array_filter($this->named($kind, true), static fn (object $one): bool =>
			$one instanceof IIconSection && in_array($one->getID(), $filled, true));
		usort($sections, static fn (IIconSection $one, IIconSection $other): int => $one->getPriority() <=> $other->getPriority());
		return $sections;
	}

	/** @return list<ISettings> from top to bottom */
	public function panels(Kind $kind, string $section): array {
		$panels = array_filter($this->allPanels($kind), static fn (ISettings $panel): bool => $panel->getSection() === $section);
		usort($panels, static fn (ISettings $one, ISettings $other): int => $one->getPriority() <=> $other->getPriority());
		return $panels;
	}

	/** @return list<ISettings> */
	private function allPanels(Kind $kind): array {
		return array_values(array_filter($this->named($kind, false), static fn (object $one): bool => $one instanceof ISettings));
	}

	/** @return list<object> the host's own and what apps name for this */
	private function named(Kind $kind, bool $areSections): array {
		$objects = match ($kind) {
			Kind::Personal => [$this->personalInfo, $this->appearance],
			Kind::Admin => [$this->overview],
		};
		foreach ($this->apps->apps() as $id => $info) {
			foreach ($info[$kind->value . ($areSections ? '-section' : '')] as $class) {
				$objects[] = $this->containers->of($id)->get($class);
			}
		}
		return $objects;
	}
}
