<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Mail;

use OCP\Mail\IEMailTemplate;

/** The content of a mail, without the decoration that a server adds. */
final class Template implements IEMailTemplate {
	private string $subject = '';
	/** @var list<string> */
	private array $html = [];
	/** @var list<string> */
	private array $plain = [];

	#[\Override]
	public function setSubject(string $subject) {
		$this->subject = $subject;
	}

	#[\Override]
	public function addHeader() {
	}

	#[\Override]
	public function addHeading(string $title, $plainTitle = '') {
		$this->add('<h1>%s</h1>', $title, $plainTitle);
	}

	#[\Override]
	public function addBodyText(string $text, $plainText = '') {
		$this->add('<p>%s</p>', $text, $plainText);
	}

	#[\Override]
	public function addBodyListItem(
		string $text, string $metaInfo = '', string $icon = '', $plainText = '', $plainMetaInfo = '', $plainIndent = 0,
	) {
		$this->html[] = sprintf('<p><small>%s</small><br>%s</p>', self::shown($metaInfo, $plainMetaInfo), self::shown($text, $plainText));
		$meta = self::plain($metaInfo, $plainMetaInfo);
		$this->plain[] = '* ' . ($meta === '' ? '' : "$meta: ") . self::plain($text, $plainText);
	}

	#[\Override]
	public function addBodyButtonGroup(
		string $textLeft, string $urlLeft, string $textRight, string $urlRight, string $plainTextLeft = '', string $plainTextRight = '',
	) {
		$this->addBodyButton($textLeft, $urlLeft, $plainTextLeft);
		$this->addBodyButton($textRight, $urlRight, $plainTextRight);
	}

	#[\Override]
	public function addBodyButton(string $text, string $url, $plainText = '') {
		$this->html[] = sprintf('<p><a href="%s">%s</a></p>', htmlspecialchars($url), self::shown($text, $plainText));
		$this->plain[] = self::plain($text, $plainText) . ": $url";
	}

	#[\Override]
	public function addFooter(string $text = '', ?string $lang = null) {
		$this->add('<p><small>%s</small></p>', $text === '' ? 'Nextcloud' : $text, '');
	}

	#[\Override]
	public function renderSubject(): string {
		return $this->subject;
	}

	#[\Override]
	public function renderHtml(): string {
		return '<!DOCTYPE html><html><body>' . implode("\n", $this->html) . '</body></html>';
	}

	#[\Override]
	public function renderText(): string {
		return implode("\n\n", array_filter($this->plain, static fn (string $part): bool => $part !== '')) . "\n";
	}

	private function add(string $html, string $text, string|bool $plain): void {
		$this->html[] = sprintf($html, self::shown($text, $plain));
		$this->plain[] = self::plain($text, $plain);
	}

	/** Text that has a plain form is HTML itself. */
	private static function shown(string $text, string|bool $plain): string {
		return $plain === '' ? htmlspecialchars($text) : $text;
	}

	/** False leaves it out of the plain text. */
	private static function plain(string $text, string|bool $plain): string {
		return $plain === '' ? $text : (is_string($plain) ? $plain : '');
	}
}
