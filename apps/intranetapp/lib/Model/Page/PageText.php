<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Html\PlainText;

/** The content of a page as plain text. */
final class PageText {
	private const HEADING_TAG = '~<h[1-6]\b[^<>]*+>(.*?)</h[1-6]>~is';
	private const HEADING_END = '~</h[1-6]>~i';
	private const IMAGE_TAG = '~<img\b[^<>]*?\bsrc\s*+=\s*+(?:"([^"<>]*+)"|\'([^\'<>]*+)\'|([^\s<>]++))~i';
	private const MARKDOWN_IMAGE = '~!\[[^\[\]]*+\]\(\s*+<?([^\s)>]++)~';
	private const MARKDOWN_LINK = '~!?\[([^\[\]]*+)\]\((?:[^()]++|\([^()]*+\))*+\)~';

	/** @var list<array{'title'|'heading'|'tag'|'text'|'caption', string}> */
	private array $parts = [];
	private ?string $image = null;

	public function __construct(PageDocument $page) {
		$this->add('title', $page->title());
		foreach ($page->tags() as $tag) {
			$this->add('tag', $tag);
		}
		$this->add('tag', $page->category() ?? '');
		foreach (LayoutWidgets::inOrder($page->layout()) as $widget) {
			$this->widget($widget);
		}
		$this->html($page->content());
	}

	/** @return list<array{'title'|'heading'|'tag'|'text'|'caption', string}> */
	public function parts(): array {
		return $this->parts;
	}

	/** The first words of the text, otherwise of the captions of images and links, cut between two words. */
	public function excerpt(int $length): string {
		$text = $this->joined('text', $length);
		return self::cut($text === '' ? $this->joined('caption', $length) : $text, $length);
	}

	/**
	 * @param 'text'|'caption' $wanted
	 * @param int $enough number of characters, or slightly more
	 */
	private function joined(string $wanted, int $enough): string {
		$text = '';
		foreach ($this->parts as [$kind, $part]) {
			if ($kind === $wanted) {
				$text .= ($text === '' ? '' : ' ') . $part;
				if (mb_strlen($text) > $enough) {
					break;
				}
			}
		}
		return $text;
	}

	/** Text of at most this many characters, cut between two words. */
	public static function cut(string $text, int $length): string {
		if (mb_strlen($text) <= $length) {
			return $text;
		}
		$cut = mb_substr($text, 0, max(0, $length - 1));
		$space = mb_strrpos($cut, ' ');
		return rtrim($space !== false && $space > $length / 2 ? mb_substr($cut, 0, $space) : $cut, " \t,.;:") . '…';
	}

	public function firstImage(): ?string {
		return $this->image;
	}

	private function widget(\stdClass $widget): void {
		$value = static fn (string $name): string => is_string($widget->{$name} ?? null) ? $widget->{$name} : '';
		switch ($widget->type ?? null) {
			case 'section':
				$this->add('heading', $value('title'));
				break;
			case 'heading':
				$this->add('heading', $value('content'));
				break;
			case 'text':
				$this->markdown($value('content'));
				break;
			case 'image':
				$this->image ??= $value('src') === '' ? null : $value('src');
				$this->add('caption', $value('caption') === '' ? $value('alt') : $value('caption'));
				break;
			case 'video':
				$this->add('caption', $value('caption'));
				break;
			case 'links':
				foreach (is_array($widget->items ?? null) ? $widget->items : [] as $item) {
					if ($item instanceof \stdClass) {
						$this->add('caption', is_string($item->title ?? null) ? $item->title : '');
						$this->add('caption', is_string($item->text ?? null) ? $item->text : '');
					}
				}
				break;
			case 'news':
			case 'calendar':
				$this->add('heading', $value('title'));
				break;
		}
	}

	private function html(string $html): void {
		$html = mb_substr($html, 0, Limits::TEXT_CHARACTERS);
		if (preg_match(self::IMAGE_TAG, $html, $match) === 1) {
			$this->image ??= html_entity_decode($match[1] . ($match[2] ?? '') . ($match[3] ?? ''), ENT_QUOTES | ENT_HTML5, 'UTF-8');
		}
		$last = 0;
		// A heading that nothing ends is not looked for to the end of the text again and again.
		preg_match_all(self::HEADING_END, $html, $ends, PREG_OFFSET_CAPTURE);
		$end = $ends[0] === [] ? 0 : $ends[0][count($ends[0]) - 1][1] + strlen('</h1>');
		preg_match_all(self::HEADING_TAG, substr($html, 0, $end), $headings, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
		foreach ($headings as $heading) {
			$this->add('text', PlainText::from(substr($html, $last, $heading[0][1] - $last)));
			$this->add('heading', PlainText::from($heading[1][0]));
			$last = $heading[0][1] + strlen($heading[0][0]);
		}
		$this->add('text', PlainText::from(substr($html, $last)));
	}

	/** The words of Markdown without its markup, as far as search needs it. */
	private function markdown(string $markdown): void {
		$markdown = mb_substr($markdown, 0, Limits::TEXT_CHARACTERS);
		if (preg_match(self::MARKDOWN_IMAGE, $markdown, $match) === 1) {
			$this->image ??= $match[1];
		}
		$text = [];
		foreach (explode("\n", str_replace(["\r\n", "\r"], "\n", $markdown)) as $line) {
			if (preg_match('/^\s{0,3}#{1,6}\s(.*)$/', $line, $heading) === 1) {
				$this->add('text', self::words(implode("\n", $text)));
				$this->add('heading', self::words(rtrim(rtrim($heading[1]), '#')));
				$text = [];
			} else {
				$text[] = $line;
			}
		}
		$this->add('text', self::words(implode("\n", $text)));
	}

	private static function words(string $markdown): string {
		$text = preg_replace([
			'/^\s{0,3}(?:```+|~~~+).*$/m',
			'/^\s{0,3}(?:>\s?+)++/m',
			'/^[ \t]*+(?:[-*+]|\d{1,9}[.)])[ \t]++(?:\[[ xX]\][ \t]++)?/m',
			'/^(?=.*--)[ \t|:-]++$/m',
			self::MARKDOWN_LINK,
			// The picture in a link.
			self::MARKDOWN_LINK,
			'/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~|==)(?=\S)|(?<=\S)(\*{1,3}|_{1,3}|~~|==)(?![\p{L}\p{N}])/u',
			'/(?<=[\p{L}\p{N}])(?:\*{2,3}|~~)(?=[\p{L}\p{N}])/u',
			'/\\\\$/m',
			'/`+/',
			'/(?<=\s)\||\|(?=\s|$)|^\|/m',
			'/\\\\([!-\/:-@\[-`{-~])/',
		], ['', '', '', '', '$1', '$1', '', '', '', '', ' ', '$1'], mb_scrub($markdown, 'UTF-8'));
		return PlainText::from($text ?? throw new \RuntimeException(preg_last_error_msg()));
	}

	/** @param 'title'|'heading'|'tag'|'text'|'caption' $kind */
	private function add(string $kind, string $text): void {
		$text = trim(preg_replace('/[\p{Z}\p{Cc}]+/u', ' ', mb_scrub($text, 'UTF-8')) ?? '');
		if ($text !== '') {
			$this->parts[] = [$kind, $text];
		}
	}
}
