# SPDX-FileCopyrightText: 2026 The workplace apps contributors
# SPDX-License-Identifier: AGPL-3.0-or-later

"""Compares a table as CSV with the same as XLSX, read by openpyxl and by LibreOffice. Prints what differs, a line each."""

import csv
import datetime
import pathlib
import subprocess
import sys
import tempfile

import openpyxl

[comma_separated, workbook] = [pathlib.Path(path) for path in sys.argv[1:]]


def expected(text):
    """What a cell of the CSV stands for: apostrophes in front of signs are the guard against formulas."""
    if text[:1] == "'" and text[1:].lstrip("'")[:1] in ("=", "+", "-", "@"):
        return text[1:]
    return text


def as_text(cell):
    """A cell of the workbook as the CSV would show it, with the offset of UTC, which cells of a workbook cannot have."""
    value = cell.value
    if value is None:
        return ""
    if cell.data_type == "f":
        return f"formula {value}"
    if isinstance(value, datetime.datetime):
        is_day = cell.number_format in ("mm-dd-yy", "yyyy-mm-dd")
        return value.strftime("%Y-%m-%d" if is_day else "%Y-%m-%dT%H:%M:%S+00:00")
    if isinstance(value, datetime.time):
        return value.strftime("%H:%M")
    return str(value)


def by_office(folder):
    """The workbook as LibreOffice shows it, in a locale whose dates and times the CSV has, too."""
    command = [
        "soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to",
        "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false", "--outdir", folder, str(workbook),
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    with open(f"{folder}/{workbook.stem}.csv", encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


with open(comma_separated, encoding="utf-8-sig", newline="") as file:
    ours = [[expected(text) for text in row] for row in csv.reader(file)]
sheet = openpyxl.load_workbook(workbook).active
typed = list(sheet.iter_rows())
with tempfile.TemporaryDirectory() as folder:
    shown = by_office(folder)

if not len(ours) == len(typed) == len(shown):
    print(f"rows: {len(ours)} in CSV, {len(typed)} by openpyxl, {len(shown)} by LibreOffice")
for number, (row, cells, seen) in enumerate(zip(ours, typed, shown), 1):
    for place, text in enumerate(row):
        if text != as_text(cells[place]):
            print(f"openpyxl, row {number}, {ours[0][place]}: {as_text(cells[place])!r}, not {text!r}")
        # what is no text is a number to LibreOffice here, also days and times: openpyxl has looked at those
        if cells[place].data_type == "s" and text != seen[place]:
            print(f"LibreOffice, row {number}, {ours[0][place]}: {seen[place]!r}, not {text!r}")
        if cells[place].data_type == "n" and text != "" and float(text) != float(seen[place]):
            print(f"LibreOffice, row {number}, {ours[0][place]}: {seen[place]!r}, not {text!r}")
        if cells[place].data_type == "d" and seen[place] == "":
            print(f"LibreOffice, row {number}, {ours[0][place]}: nothing, not {text!r}")
print(f"{len(ours)} rows, {sum(len(row) for row in ours)} cells")
