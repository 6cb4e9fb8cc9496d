<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Branding\Colour;
use OCA\FormsApp\Model\Form\FormSettings;
use OCA\FormsApp\Model\Form\ThanksButton;
use OCA\FormsApp\Model\Values\Json;

/** Takes over what else a form says of itself. Whatever is secret, or a matter of its link, stays in the file. */
final class SettingConverter {
	private const LINK = [
		'public_token', 'publicHash', 'share_password', 'share_password_hash', 'password', 'share_expires_at', 'share_starts_at',
		'isPublic',
	];
	private const PROGRAMS = ['api_keys', 'webhooks'];
	/** What forms look like there unless somebody chooses: no choice to keep, and unreadable at night. */
	private const COLOURS = ['primaryColor' => '#0082c9', 'backgroundColor' => '#ffffff'];

	public function __construct(private readonly Changes $changes) {
	}

	/** @return array<array-key, mixed> those that the form says, under our names */
	public function settings(SourceFile $file, bool $isQuiz): array {
		$given = Json::members($file->form['settings'] ?? null) ?? [];
		$this->sayLost($given, self::LINK, Change::LINK);
		$this->sayLost($given, self::PROGRAMS, Change::PROGRAMS);
		$this->sayLost($given, ['notify_recipients'], Change::NOTICES);
		$this->sayLost((Json::members($file->form['permissions'] ?? null) ?? []), ['roles'], Change::RIGHTS);
		$read = FormSettings::of((object)$given);
		if ($read->faults !== []) {
			$this->changes->add(Change::SETTINGS, null, '', implode(', ', $read->faults));
		}
		$taken = array_intersect_key((array)$read->stored(), FormSettings::DEFAULTS);
		if ($file->isFlat) {
			// There, one answer each is the rule, and who answers a quiz is told the points.
			$taken += ['allowMultiple' => false] + ($isQuiz ? ['quizMode' => true] : []);
		}
		return $taken + $this->thanks($file);
	}

	/** @return ?array<array-key, mixed> */
	public function branding(SourceFile $file): ?array {
		$given = Json::members($file->form['branding'] ?? null);
		if ($given === null) {
			return null;
		}
		$styles = Json::members($given['globalStyles'] ?? null) ?? [];
		foreach (self::COLOURS as $name => $colour) {
			if (Colour::read($styles[$name] ?? null) === $colour) {
				unset($styles[$name]);
			}
		}
		if (($styles['fontFamily'] ?? 'default') !== 'default') {
			$this->changes->add(Change::SETTINGS, null, '', 'fontFamily');
		}
		if (($given['headerImage'] ?? null) !== null) {
			$this->changes->add(Change::PICTURE);
		}
		$layout = Json::members($given['layout'] ?? null) ?? [];
		foreach (['header', 'footer'] as $place) {
			foreach (Json::items($layout[$place] ?? []) ?? [] as $block) {
				$type = (Json::members($block) ?? [])['type'] ?? null;
				$this->changes->add(Change::LAYOUT, null, '', is_string($type) ? $type : '');
			}
		}
		$names = ['headerImageAlt' => 1, 'headerLayout' => 1, 'backgroundColor' => 1, 'accentColor' => 1, 'customCss' => 1];
		$branding = Branding::of((object)(array_intersect_key($given, $names) + ['globalStyles' => (object)$styles]));
		if ($branding->faults !== []) {
			$this->changes->add(Change::SETTINGS, null, '', implode(', ', $branding->faults));
		}
		$taken = array_intersect_key((array)$branding->stored(), $names);
		return $taken === [] ? null : $taken;
	}

	/** @return array<string, mixed> words and button of thanks, made of blocks */
	private function thanks(SourceFile $file): array {
		$layout = Json::members((Json::members($file->form['branding'] ?? null) ?? [])['layout'] ?? null) ?? [];
		[$texts, $button] = [[], null];
		foreach (Json::items($layout['thankYou'] ?? []) ?? [] as $block) {
			$members = Json::members($block) ?? [];
			$settings = Json::members($members['settings'] ?? null) ?? [];
			$type = $members['type'] ?? null;
			$text = SourceText::clean(SourceText::scalar($settings[$type === 'heading' ? 'text' : 'content'] ?? null) ?? '');
			$isFirst = $button === null && $type === 'button';
			$link = (object)['label' => $settings['text'] ?? null, 'url' => $settings['url'] ?? null];
			$button ??= $isFirst ? ThanksButton::read($link) : null;
			if (($type === 'heading' || $type === 'text') && $text !== '') {
				$texts[] = $text;
			} elseif (!$isFirst || $button === null) {
				$this->changes->add(Change::LAYOUT, null, '', is_string($type) ? $type : '');
			}
		}
		$message = implode("\n\n", $texts);
		$settings = FormSettings::of((object)(['confirmationMessage' => $message, 'confirmationButton' => $button]));
		if ($settings->faults !== []) {
			$this->changes->add(Change::SETTINGS, null, '', implode(', ', $settings->faults));
		}
		$stored = (array)$settings->stored();
		return array_filter([
			'confirmationMessage' => $message === '' ? null : $stored['confirmationMessage'] ?? null,
			'confirmationButton' => $stored['confirmationButton'] ?? null,
		], static fn (mixed $value): bool => $value !== null);
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @param list<string> $names
	 */
	private function sayLost(array $given, array $names, string $code): void {
		foreach ($names as $name) {
			if (!in_array($given[$name] ?? null, [null, '', [], false], true)) {
				$this->changes->add($code);
				return;
			}
		}
	}
}
