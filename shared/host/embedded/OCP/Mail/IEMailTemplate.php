<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Mail;

/** The content of a mail, as HTML and as plain text. Without a plain text, the text is escaped and serves as both. */
interface IEMailTemplate {
	/** @return void */
	public function setSubject(string $subject);

	/** @return void */
	public function addHeader();

	/**
	 * @param string|bool $plainTitle
	 * @return void
	 */
	public function addHeading(string $title, $plainTitle = '');

	/**
	 * @param string|bool $plainText
	 * @return void
	 */
	public function addBodyText(string $text, $plainText = '');

	/**
	 * @param string|bool $plainText
	 * @param string|bool $plainMetaInfo
	 * @param int $plainIndent
	 * @return void
	 */
	public function addBodyListItem(
		string $text, string $metaInfo = '', string $icon = '', $plainText = '', $plainMetaInfo = '', $plainIndent = 0,
	);

	/** @return void */
	public function addBodyButtonGroup(
		string $textLeft, string $urlLeft, string $textRight, string $urlRight, string $plainTextLeft = '', string $plainTextRight = '',
	);

	/**
	 * @param string|bool $plainText
	 * @return void
	 */
	public function addBodyButton(string $text, string $url, $plainText = '');

	/** @return void */
	public function addFooter(string $text = '', ?string $lang = null);

	public function renderSubject(): string;

	public function renderHtml(): string;

	public function renderText(): string;
}
